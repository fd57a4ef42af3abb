/** What the first script of a page asked for while the app was on its way. */
export interface HeadStart {
  /** Answer to the renewal of the session. */
  refresh?: Promise<Response>
  /** Answer to `user/getcurrentuser`; null where nobody is signed in. */
  user?: Promise<Response | null>
  /** Answer to `pages.json`. */
  pages?: Promise<Response>
  /** Answer to what the page of a customer shows first, and the path that was asked. */
  answer?: { readonly path: string; readonly response: Promise<Response> }
}

declare global {
  var vkHeadStart: HeadStart | undefined
}

/** An answer that was asked for ahead, once; undefined where the page had no head start: then ask. */
export function takeHeadStart<What extends keyof HeadStart>(what: What): HeadStart[What] {
  const answer = globalThis.vkHeadStart?.[what]
  delete globalThis.vkHeadStart?.[what]
  return answer
}
