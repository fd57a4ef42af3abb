import type { RouteObject } from 'react-router'
import type { App } from '../define/define-ui.ts'
import { isFor, type Registry } from '../define/registry.ts'
import { ScreenView } from './screen-view.tsx'

/** Routes of the screens that plugins declare for an app. */
export function screenRoutes(app: App, { screens }: Registry): RouteObject[] {
  return screens
    .filter(screen => isFor(app, screen))
    .map(screen => ({ path: screen.path, element: <ScreenView key={screen.path} screen={screen} /> }))
}
