import type { ComponentType, ReactNode } from 'react'
import { type Load, useLater } from './use-later.ts'

/**
 * A component that is fetched when it first appears, with what stands in its place until then:
 * `const Editor = later(() => import('./editor.tsx'), () => <Skeleton />)`.
 */
export function later<Props extends object>(
  load: Load<ComponentType<Props>>,
  waiting: (props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  return props => <Later load={load} of={props} waiting={waiting} />
}

interface LaterProps<Props extends object> {
  load: Load<ComponentType<Props>>
  of: Props
  waiting: (props: Props) => ReactNode
}

/** What `load` fetches, given the properties in `of`. */
export function Later<Props extends object>({ load, of, waiting }: LaterProps<Props>): ReactNode {
  const View = useLater(load)
  return View ? <View {...of} /> : waiting(of)
}
