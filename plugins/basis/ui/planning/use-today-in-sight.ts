import { type RefObject, useEffect } from 'react'

/** Where the days are wider than the screen, today stands first in sight as the board comes. */
export function useTodayInSight(board: RefObject<HTMLElement | null>, days: readonly string[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days come into sight anew
  useEffect(() => {
    board.current
      ?.querySelector('.basis-plan-days > .basis-plan-today')
      ?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }, [board, days[0], days.length])
}
