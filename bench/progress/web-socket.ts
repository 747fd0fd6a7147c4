import { randomBytes } from "node:crypto";
import { request } from "node:http";
import type { Socket } from "node:net";
import { constants, inflateRawSync } from "node:zlib";

export type Frame = { payload: Buffer; isCompressed: boolean };

/** The kinds of frame that carry a message; what follows them are the line's own. */
const BINARY = 2;

/**
 * A WebSocket that only listens, with what a browser asks for, on a line whose bytes can be counted; Node 20
 * has none of its own. Messages come as they were sent, for `messageReader`.
 */
export function listen(
  address: string,
  headers: Record<string, string>,
  onMessage: (message: Frame) => void,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const asking = request(address, {
      headers: {
        ...headers,
        Connection: "Upgrade",
        Upgrade: "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
        "Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits",
      },
    });
    asking.once("error", reject);
    asking.once("response", ({ statusCode }) => reject(new Error(`${address}: ${statusCode}`)));
    asking.once("upgrade", (_answer, line: Socket, head: Buffer) => {
      let unread = head;
      const readFrames = () => {
        for (let frame = firstFrame(unread); frame; frame = firstFrame(unread)) {
          unread = unread.subarray(frame.end);
          if (!frame.isWhole) return line.destroy(new Error("A message in several frames: not expected."));
          if (frame.opcode <= BINARY) onMessage(frame);
        }
      };
      line.on("data", (chunk: Buffer) => {
        unread = Buffer.concat([unread, chunk]);
        readFrames();
      });
      readFrames();
      resolve(line);
    });
    asking.end();
  });
}

/** RFC 6455, of what a server sends: without a mask. Undefined while it has not come whole. */
function firstFrame(bytes: Buffer) {
  const [flags, size] = bytes;
  if (flags === undefined || size === undefined) return undefined;
  const start = size < 126 ? 2 : size === 126 ? 4 : 10;
  if (bytes.length < start) return undefined;
  const length = size < 126 ? size : size === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  const end = start + length;
  if (bytes.length < end) return undefined;
  return {
    ...{ opcode: flags & 0x0f, isWhole: flags >= 0x80, isCompressed: (flags & 0x40) !== 0 },
    payload: bytes.subarray(start, end),
    end,
  };
}

const WINDOW = 32 * 1024;
/** What RFC 7692 leaves off the end of a message. */
const TAIL = Buffer.from([0, 0, 0xff, 0xff]);

/** Reads the messages of one line, in order: each is packed with those before it as the dictionary. */
export function messageReader(): (message: Frame) => string {
  let before: Buffer = Buffer.alloc(0);
  return ({ payload, isCompressed }) => {
    if (!isCompressed) return payload.toString();
    const text = inflateRawSync(Buffer.concat([payload, TAIL]), {
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(before.length > 0 && { dictionary: before }),
    });
    before = Buffer.concat([before, text]).subarray(-WINDOW);
    return text.toString();
  };
}
