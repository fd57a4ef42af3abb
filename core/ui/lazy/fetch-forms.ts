/**
 * Fetches what forms are made of, by the name under which the hosts share it: somebody is about to open one. What does not come
 * is told where it is needed.
 */
export function fetchForms(): void {
  import('@core/ui/forms').catch((error: unknown) => console.error(error))
}
