import { useEffect, useRef, useState } from "react";
import type { TournamentEvent } from "#core/events/tournament-event";

const PING_EVERY_MS = 25_000;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/** Listens to a tournament's channel at this path and reconnects with exponential backoff. */
export function useSocket(path: string | null, onEvent: (event: TournamentEvent) => void): boolean {
  const [isOpen, setIsOpen] = useState(false);
  const listener = useRef(onEvent);
  useEffect(() => {
    listener.current = onEvent;
  }, [onEvent]);

  useEffect(() => {
    if (path === null) return;
    let socket: WebSocket | undefined;
    let retry: ReturnType<typeof setTimeout>;
    let attempts = 0;
    let isLeaving = false;

    const connect = () => {
      const address = new URL(path, window.location.href);
      address.protocol = address.protocol.replace("http", "ws");
      socket = new WebSocket(address);
      // The connection counts as open after its first message.
      let lastHeard = Date.now();
      const ping = setInterval(() => {
        if (Date.now() - lastHeard > 2 * PING_EVERY_MS + 5000) socket?.close();
        else if (socket?.readyState === WebSocket.OPEN) socket.send("ping");
      }, PING_EVERY_MS);

      socket.onmessage = ({ data }) => {
        lastHeard = Date.now();
        if (data === "pong") return;
        attempts = 0;
        setIsOpen(true);
        listener.current(JSON.parse(data));
      };
      socket.onclose = () => {
        clearInterval(ping);
        if (isLeaving) return;
        setIsOpen(false);
        const pause = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempts) * (0.75 + Math.random() / 2);
        attempts += 1;
        retry = setTimeout(connect, pause);
      };
    };
    connect();
    return () => {
      isLeaving = true;
      clearTimeout(retry);
      socket?.close();
    };
  }, [path]);

  return isOpen;
}
