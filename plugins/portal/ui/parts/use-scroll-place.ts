import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Pixels from the end within which somebody is reading the newest. */
const AT_END = 40

/** The rows at the ends of a list, by their numbers, and whether its reader wrote the last one. */
interface Ends {
  first: number | undefined
  last: number | undefined
  own: boolean
}

/**
 * Keeps a scrolled list where its reader is: at the end while they read the newest or wrote it, and at the same row when
 * others come before it. Answers what is to be done when somebody scrolls.
 */
export function useScrollPlace(list: RefObject<HTMLElement | null>, { first, last, own }: Ends): () => void {
  const fromEnd = useRef(0)
  const shown = useRef(last)
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows came at one of the ends
  useLayoutEffect(() => {
    if (own && shown.current !== last) fromEnd.current = 0
    shown.current = last
    const element = list.current
    if (element) element.scrollTop = element.scrollHeight - element.clientHeight - fromEnd.current
  }, [first, last])
  return () => {
    const element = list.current
    if (!element) return
    const left = element.scrollHeight - element.clientHeight - element.scrollTop
    fromEnd.current = left < AT_END ? 0 : left
  }
}
