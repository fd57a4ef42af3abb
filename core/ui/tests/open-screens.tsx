import document from '@openapi/openapi.json'
import { lazy, Suspense } from 'react'
import type { UiDefinition } from '../define/define-ui.ts'
import { registerUi } from '../define/registry.ts'
import { answerFromMemory } from '../gallery/fake-api.ts'
import { visitor } from '../gallery/visitor.ts'
import type { CurrentUser } from '../session/current-user.ts'
import { openRoutes } from './open-routes.tsx'

answerFromMemory()

/** Opens a screen of a plugin in the DOM of the process, for somebody who owns all modules; its other screens are a click away. */
export async function openScreens(ui: UiDefinition, path: string, as: Partial<CurrentUser> = {}): Promise<void> {
  registerUi(ui)
  const flags = Object.keys(document.components.schemas.currentuser.properties)
  const owned = Object.fromEntries(flags.filter(flag => flag.startsWith('hasModule')).map(flag => [flag, true]))
  // Loaded within the page, as the hosts do: a router that waits for a screen lets go of it when an address changes meanwhile.
  const pages = (ui.screens ?? []).map(({ path, load }) => {
    const Screen = lazy(load)
    return {
      path,
      element: (
        <Suspense>
          <Screen />
        </Suspense>
      ),
    }
  })
  await openRoutes(path, pages, { user: { ...visitor, ...owned, ...as } })
}

/** Keeps records of a resource in memory instead of asking a server: the list, one of them, and making one. */
export function keepInMemory(resource: `/api/${string}`, rows: ({ id: number } & Record<string, unknown>)[]): void {
  answerCalls(resource, async (request, path) => {
    if (path !== resource) return rows.find(({ id }) => path === `${resource}/${id}`)
    if (request.method === 'GET') return { data: rows, pagination: { total: rows.length, offset: 0, limit: 25 } }
    const made = { ...((await request.json()) as object), id: rows.length + 1 }
    rows.push(made)
    return made
  })
}

/** Answers the calls below an address itself: with a row, a list, or a response as the server gives one. */
export function answerCalls(below: `/api/${string}`, answer: (request: Request, path: string) => unknown): void {
  const others = globalThis.fetch
  globalThis.fetch = Object.assign(
    async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      if (pathname !== below && !pathname.startsWith(`${below}/`)) return others(request)
      const found = await answer(request, pathname)
      return found instanceof Response ? found : Response.json(found)
    },
    { preconnect: others.preconnect },
  )
}
