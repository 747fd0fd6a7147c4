import { type Box, EVERYWHERE, IDENTITY, isMatrix, type Matrix, multiply } from "./pdf-geometry";

/** Of the settings that PDF operations change those on which it depends what can be seen. */
export type GraphicsState = {
  matrix: Matrix;
  clip: Box;
  /** False once something other than a rectangle clips: then a fill shows nobody knows where. */
  clipExact: boolean;
  /** Null: a pattern, whose colour nobody knows. */
  fill: string | null;
  stroke: string | null;
  alpha: number;
  /** Of all the transparency groups around, together. */
  groupAlpha: number;
  /** Blend modes other than the normal one, and masks, give colours nobody knows. */
  plain: boolean;
  masked: boolean;
  mode: number;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
};

/** The state as operations change it, and the stack of states to come back to. */
export function graphicsStates() {
  const stack: GraphicsState[] = [];
  const states = { current: initialState(), apply };
  return states;

  /** Operations that change nothing of it are none of its business. */
  function apply(name: string, args: unknown[]): void {
    const state = states.current;
    const [first] = args;
    switch (name) {
      case "save":
        push();
        return;
      case "restore":
      case "paintFormXObjectEnd":
      case "endGroup":
        states.current = stack.pop() ?? state;
        return;
      case "transform":
        state.matrix = multiply(state.matrix, args as unknown as Matrix);
        return;
      case "paintFormXObjectBegin":
        push();
        if (isMatrix(first)) state.matrix = multiply(state.matrix, first);
        return;
      case "beginGroup":
        push();
        state.groupAlpha *= state.alpha;
        state.alpha = 1;
        if ((first as { smask?: unknown } | undefined)?.smask) state.plain = false;
        return;
      case "setGState":
        for (const [key, value] of (first ?? []) as [string, unknown][]) setExtended(state, key, value);
        return;
      default:
        setPlain(state, name, args);
    }
  }

  function push() {
    stack.push({ ...states.current });
  }
}

function setPlain(state: GraphicsState, name: string, args: unknown[]): void {
  const [first = 0, second = 0] = args as number[];
  switch (name) {
    case "setFillRGBColor":
      state.fill = typeof args[0] === "string" ? args[0] : null;
      return;
    case "setStrokeRGBColor":
      state.stroke = typeof args[0] === "string" ? args[0] : null;
      return;
    case "setFillColorN":
      state.fill = null;
      return;
    case "setStrokeColorN":
      state.stroke = null;
      return;
    case "setTextRenderingMode":
      state.mode = first;
      return;
    case "setFont":
      state.size = second;
      return;
    case "setCharSpacing":
      state.charSpacing = first;
      return;
    case "setWordSpacing":
      state.wordSpacing = first;
      return;
    case "setHScale":
      state.scale = first / 100;
      return;
    case "setLeading":
      state.leading = -first;
      return;
    case "setLeadingMoveText":
      state.leading = second;
  }
}

function setExtended(state: GraphicsState, key: string, value: unknown): void {
  if (key === "ca" && typeof value === "number") state.alpha = value;
  else if (key === "BM") state.plain = value === "source-over";
  else if (key === "SMask") state.masked = value !== false;
  else if (key === "Font" && Array.isArray(value)) state.size = Number(value[1]) || state.size;
}

function initialState(): GraphicsState {
  return {
    matrix: IDENTITY,
    clip: EVERYWHERE,
    clipExact: true,
    fill: "#000000",
    stroke: "#000000",
    alpha: 1,
    groupAlpha: 1,
    plain: true,
    masked: false,
    mode: 0,
    size: 1,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
  };
}
