// Rebuilds platform/common-passwords.gz after one of its sources was updated.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { listCommonPasswords } from "./lib/common-passwords.mjs";
import { ROOT } from "./lib/process.mjs";

const words = listCommonPasswords();
const packed = gzipSync(words.join("\n"), { level: 9 });
writeFileSync(join(ROOT, "platform/common-passwords.gz"), packed);
console.log(`${words.length} passwords in ${packed.byteLength} bytes`);
