/** A table of a few figures per row. */
export type Figures = { label: string; columns: string[]; rows: { name: string; values: string[] }[] };

/** A section of a text that is shown as a page, as a PDF and as Markdown. */
export type Part = {
  title: string;
  id?: string;
  text?: string[];
  items?: string[];
  tables?: Figures[];
  links?: { to: string; text: string }[];
};

export type TextDocument = { title: string /** Under the title. */; about?: string; parts: Part[] };
