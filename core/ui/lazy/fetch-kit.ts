/** Parts of the kit by the names under which the hosts share them: the bundler shares what a host imports, and no more. */
const parts = {
  forms: () => import('@core/ui/forms'),
  lists: () => import('@core/ui/lists'),
  records: () => import('@core/ui/records'),
}

/** Fetches a part of the kit: somebody is about to see it. What does not come is told where it is needed. */
export function fetchKit(part: keyof typeof parts): void {
  parts[part]().catch((error: unknown) => console.error(error))
}
