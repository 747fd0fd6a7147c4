import {
  type Access,
  findReadable,
  type Owned,
  type View,
  type ViewDeps,
  type Viewer,
} from "./find-readable";
import { recordView } from "./record-view";

/** Lets a viewer in to what tells how to reach candidates, and notes that they looked. */
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
