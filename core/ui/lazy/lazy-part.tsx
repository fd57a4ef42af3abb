import type { ComponentType, ReactNode } from 'react'
import { FailedPart } from '../release/failed-part.tsx'
import { type Load, useLazy } from './use-lazy.ts'

/** What stands in the place of a component that did not come. */
export type Failed = (retry: () => void) => ReactNode

/**
 * A component that is fetched when it first appears, with what stands in its place until then:
 * `const Editor = lazyPart(() => import('./editor.tsx'), () => <Skeleton />)`. What does not come is told in its place, so
 * that whatever is filled in around it stays.
 */
export function lazyPart<Props extends object>(
  load: Load<ComponentType<Props>>,
  waiting: (props: Props) => ReactNode = () => null,
  failed?: Failed,
): ComponentType<Props> {
  return props => <LazyPart load={load} of={props} waiting={waiting} failed={failed} />
}

interface LazyPartProps<Props extends object> {
  load: Load<ComponentType<Props>>
  of: Props
  waiting: (props: Props) => ReactNode
  failed?: Failed | undefined
}

/** What `load` fetches, given the properties in `of`. */
export function LazyPart<Props extends object>({ load, of, waiting, failed }: LazyPartProps<Props>): ReactNode {
  const { content: View, retry } = useLazy(load)
  if (View) return <View {...of} />
  if (!retry) return waiting(of)
  return failed ? failed(retry) : <FailedPart compact onRetry={retry} />
}
