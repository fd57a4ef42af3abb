import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '../feedback/error-boundary.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { LoadingState } from '../feedback/skeleton.tsx'
import { translate } from '../i18n/texts.ts'
import { useLanguage } from '../i18n/use-t.ts'
import { type CurrentUser, mayUse, useMaybeUser } from '../session/current-user.ts'
import { type From, useRegistry } from './registry.ts'
import type { Fill, SlotPlace } from './slot.ts'

type SlotProps<Props extends object> = {
  of: SlotPlace<Props>
  /** Only the fill with this key: the active tab. */
  only?: string
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
export function Slot<Props extends object>({ of, only, wrap, ...props }: SlotProps<Props>) {
  const fills = useFills(of).filter(fill => only === undefined || fill.key === only)
  return fills.map(fill => {
    const View = component(fill) as ComponentType<object>
    const content = (
      <ErrorBoundary
        key={`${fill.code}.${fill.key}`}
        fallback={retry => <ErrorState compact error={null} onRetry={retry} />}
      >
        <Suspense fallback={<LoadingState lines={3} />}>
          <View {...props} />
        </Suspense>
      </ErrorBoundary>
    )
    return wrap ? wrap(content, asSlotFill(fill)) : content
  })
}

/** What fills a slot for this user, in order: to draw tabs or a grid around {@link Slot}. */
export function useSlot<Props extends object>(of: SlotPlace<Props>): SlotFill[] {
  useLanguage()
  return useFills(of).map(asSlotFill)
}

function useFills<Props extends object>(of: SlotPlace<Props>): From<Fill>[] {
  const { fills } = useRegistry()
  const user = useMaybeUser()
  return fills
    .filter(fill => fill.slot === of.name && isForUser(fill, user))
    .sort((one, other) => one.order - other.order || one.key.localeCompare(other.key))
}

/** The portal has no user: there the API decides what is shown. */
function isForUser(fill: Fill, user: CurrentUser | null): boolean {
  return user === null ? fill.role === 0 : mayUse(user, fill)
}

function asSlotFill({ key, code, title, order, columns }: From<Fill>): SlotFill {
  return { key, code, title: title ? translate(code, title) : '', order, columns }
}

const components = new WeakMap<Fill['load'], ComponentType>()

function component({ load }: Fill): ComponentType {
  let view = components.get(load)
  if (!view) {
    view = lazy(load as () => Promise<{ default: ComponentType }>)
    components.set(load, view)
  }
  return view
}
