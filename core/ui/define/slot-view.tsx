import type { ReactNode } from 'react'
import { ErrorBoundary } from '../feedback/error-boundary.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { LoadingState } from '../feedback/skeleton.tsx'
import { translate } from '../i18n/texts.ts'
import { useLanguage } from '../i18n/use-t.ts'
import { LazyPart } from '../lazy/lazy-part.tsx'
import type { From } from './registry.ts'
import type { Fill, SlotPlace } from './slot.ts'
import { useFills } from './use-fills.ts'

type SlotProps<Props extends object> = {
  of: SlotPlace<Props>
  /** Only the fill with this key: the active tab. */
  only?: string
  /** The view of the place that is open: fills of other views stay away. */
  view?: string
  /** Around each fill: a card, a column of a grid. */
  wrap?: (content: ReactNode, fill: SlotFill) => ReactNode
} & Props

/** A fill as the owner of the slot sees it, its title in the user's language. */
export interface SlotFill {
  key: string
  code: string
  title: string
  order: number
  columns: number
}

/** Renders what plugins put in a slot, each in its own error boundary and loading state. */
export function Slot<Props extends object>({ of, only, view, wrap, ...props }: SlotProps<Props>) {
  const fills = useFills(of).filter(fill => (only === undefined || fill.key === only) && isInView(fill, view))
  // What the slot itself does not take is what its fills are given; of a type parameter the compiler cannot tell.
  const given = props as object as Props
  return fills.map(fill => {
    const content = (
      <ErrorBoundary
        key={`${fill.code}.${fill.key}`}
        fallback={retry => <ErrorState compact error={null} onRetry={retry} />}
      >
        <LazyPart load={fill.load} of={given} waiting={() => <LoadingState lines={3} />} />
      </ErrorBoundary>
    )
    return wrap ? wrap(content, asSlotFill(fill)) : content
  })
}

/** What fills a slot for this user, in order: to draw tabs or a grid around {@link Slot}. */
export function useSlot<Props extends object>(of: SlotPlace<Props>, view?: string): SlotFill[] {
  useLanguage()
  return useFills(of)
    .filter(fill => isInView(fill, view))
    .map(asSlotFill)
}

const isInView = ({ views }: Pick<Fill, 'views'>, view: string | undefined): boolean =>
  view === undefined || views === undefined || views.includes(view)

function asSlotFill({ key, code, title, order, columns }: From<Omit<Fill, 'load'>>): SlotFill {
  return { key, code, title: title ? translate(code, title) : '', order, columns }
}
