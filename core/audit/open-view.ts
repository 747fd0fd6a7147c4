import {
  type Access,
  findReadable,
  type Owned,
  type View,
  type ViewDeps,
  type Viewer,
} from "./find-readable";
import { recordView } from "./record-view";

/** Gives a viewer access to contact details and records the view. */
export async function openView(
  deps: ViewDeps,
  viewer: Viewer,
  of: Owned,
  action: Exclude<View["action"], "tournament.viewed-by-admin">,
): Promise<Access> {
  const access = await findReadable(deps, viewer, of);
  await recordView(deps, access, action, of);
  return access;
}
