// Writes platform/common-passwords.gz again, for when one of the lists it is made of has a new version.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { listCommonPasswords } from "./lib/common-passwords.mjs";
import { ROOT } from "./lib/process.mjs";

const words = listCommonPasswords();
const packed = gzipSync(words.join("\n"), { level: 9 });
writeFileSync(join(ROOT, "platform/common-passwords.gz"), packed);
console.log(`${words.length} passwords in ${packed.byteLength} bytes`);
