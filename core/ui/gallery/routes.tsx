import type { ComponentType, ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { type Section, sections } from './sections.ts'

/** The pages of the gallery. */
export const sectionRoutes = (): RouteObject[] =>
  sections.map(({ key, load }) => ({ path: `/${key}`, element: later(load) }))

/** A frame as apps have it, around a page of the gallery. */
export const frameRoute = (): RouteObject => ({
  path: '/frame',
  element: later(() => import('./example-frame.tsx')),
  children: [{ path: '*', element: later(() => import('./sections/basis.tsx')) }],
})

function later(load: Section['load']): ReactNode {
  const View: ComponentType = lazyPart(async () => ({ default: (await load()).Component }))
  return <View />
}
