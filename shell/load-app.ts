/** Fetches the part of the shell that only a signed-in user needs; the sign-in page starts it early. */
export function loadApp() {
  return import('./app.tsx')
}
