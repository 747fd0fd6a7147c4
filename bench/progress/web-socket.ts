import { randomBytes } from "node:crypto";
import { request } from "node:http";
import type { Socket } from "node:net";
import { constants, inflateRawSync } from "node:zlib";

export type Frame = { payload: Buffer; isCompressed: boolean };

/** The highest opcode that carries a message. Higher ones are control frames. */
const BINARY = 2;

/**
 * A receive-only WebSocket that sends a browser's headers and exposes its socket, so that bytes can be counted; Node
 * 20 has no WebSocket. Messages are passed on as received, for `messageReader`.
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

/** Parses an unmasked server frame (RFC 6455). Undefined until the frame is complete. */
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
/** The bytes that RFC 7692 strips from the end of a message. */
const TAIL = Buffer.from([0, 0, 0xff, 0xff]);

/** Decompresses the messages of one connection in order. Each one uses the previous ones as its dictionary. */
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
