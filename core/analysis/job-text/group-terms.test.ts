import { expect, test } from "vitest";
import { tokenize } from "../language/tokens";
import { findTerms } from "../vocabulary/vocabulary";
import { groupTerms } from "./group-terms";

const groups = (item: string) =>
  groupTerms(item, findTerms(item, tokenize(item))).map((group) =>
    group.map(({ term }) => term.name).join("|"),
  );

test.each([
  ["React and Node.js", ["React", "Node.js"]],
  ["PostgreSQL or MySQL or Oracle Database", ["PostgreSQL|MySQL|Oracle Database"]],
  ["PostgreSQL, MySQL, or MongoDB", ["PostgreSQL|MySQL|MongoDB"]],
  ["Python, SQL and Kafka or RabbitMQ", ["Python", "SQL", "Apache Kafka|RabbitMQ"]],
  ["Java or Kotlin, Docker and Git", ["Java|Kotlin", "Docker", "Git"]],
  ["Java or Kotlin and knowledge of Docker", ["Java|Kotlin", "Docker"]],
  [
    "Machine Learning frameworks such as TensorFlow, Keras and PyTorch",
    ["Machine Learning|TensorFlow|Keras|PyTorch"],
  ],
  ["libraries like NumPy, Pandas and Matplotlib", ["NumPy|Pandas|Matplotlib"]],
  ["one of Python, Ruby and PHP", ["Python|Ruby|PHP"]],
  ["Kafka или RabbitMQ и Docker", ["Apache Kafka|RabbitMQ", "Docker"]],
  ["Carpentry", ["Carpentry"]],
  ["strong communication", ["Communication"]],
])("%s", (item, expected) => {
  expect(groups(item)).toEqual(expected);
});
