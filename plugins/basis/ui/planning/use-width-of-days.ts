import { type RefObject, useLayoutEffect, useState } from 'react'

/** Blocks are placed anew when the days become this much wider, in pixels. */
const STEP = 20
/** As wide as that they are on a desk, where nothing is laid out. */
const USUAL = 900

/** Pixels that all days of a board take side by side; null until they stand there: what is placed by it is drawn once. */
export function useWidthOfDays(board: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const days = board.current?.querySelector('.basis-plan-stripes > div')
    if (!days) return
    const measure = (): void => {
      const { width: now } = days.getBoundingClientRect()
      setWidth(known => (now > 0 ? Math.max(STEP, Math.floor(now / STEP) * STEP) : (known ?? USUAL)))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(days)
    return () => observer.disconnect()
  }, [board])
  return width
}
