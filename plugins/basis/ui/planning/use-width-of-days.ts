import { type RefObject, useEffect, useState } from 'react'

/** Blocks are placed anew when the days become this much wider, in pixels. */
const STEP = 20

/** Pixels that all days of a board take side by side. */
export function useWidthOfDays(board: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(900)
  useEffect(() => {
    const days = board.current?.querySelector('.basis-plan-stripes > div')
    if (!days) return
    const observer = new ResizeObserver(() => {
      const { width: now } = days.getBoundingClientRect()
      if (now > 0) setWidth(Math.max(STEP, Math.floor(now / STEP) * STEP))
    })
    observer.observe(days)
    return () => observer.disconnect()
  }, [board])
  return width
}
