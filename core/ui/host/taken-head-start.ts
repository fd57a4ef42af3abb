import { isOpening } from './first-calls.ts'

/** What the first script of a page asked for while the app was on its way. */
export interface HeadStart {
  /** Answer to the renewal of the session. */
  refresh?: Promise<Response>
  /** Answer to `user/getcurrentuser`; null where nobody is signed in. */
  user?: Promise<Response | null>
  /** Answer to `pages.json`. */
  pages?: Promise<Response>
  /** Answers to what the page shows first, by the path that was asked. */
  answers?: Map<string, Promise<Response>>
}

declare global {
  var vkHeadStart: HeadStart | undefined
}

/** The answer to a path that was asked ahead, once; none any more where the page has been open for a while. */
export function takeAnswer(path: string): Promise<Response> | undefined {
  const answers = globalThis.vkHeadStart?.answers
  const answer = isOpening() ? answers?.get(path) : undefined
  answers?.delete(path)
  return answer
}

/** An answer that was asked for ahead, once; undefined where the page had no head start: then ask. */
export function takeHeadStart<What extends keyof HeadStart>(what: What): HeadStart[What] {
  const answer = globalThis.vkHeadStart?.[what]
  delete globalThis.vkHeadStart?.[what]
  return answer
}
