import { refusalOf } from '@core/context/access'
import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import type { ModuleTag } from '@core/context/modules'
import { nullable } from '@core/db/schema'
import { type TObject, Type as t } from '@sinclair/typebox'
import { searchGroups } from '../search-groups'

const hits = t.Array(
  t.Object({
    id: t.Integer(),
    title: t.String(),
    subtitle: nullable(t.String()),
    url: t.String(),
    status: t.Optional(t.String()),
    amount: t.Optional(nullable(t.Number())),
  }),
)

const definition = (groups: readonly string[]) =>
  ({
    method: 'GET',
    access: { role: 100 },
    summary: 'Search everything the company owns; groups of 10 that grow by 10',
    query: t.Object({
      query: t.String({ minLength: 3, maxLength: 255 }),
      offset: t.Optional(t.Integer({ minimum: 0, maximum: 10_000 })),
      limit: t.Optional(t.Integer({ minimum: 1, maximum: 100 })),
      group: t.Optional(t.Union(groups.map(group => t.Literal(group)))),
    }),
    response: t.Object(Object.fromEntries(groups.map(group => [group, t.Optional(hits)]))) as TObject,
  }) as const

async function find(
  context: Context,
  { query }: { query: { query: string; offset?: number; limit?: number; group?: string } },
) {
  const answer: Record<string, unknown> = {}
  for (const entry of context.all(searchGroups)) {
    if (!mayRead(entry.module, context) || (query.group && query.group !== entry.group)) continue
    answer[entry.group] = await entry.find(context, query.query, query.offset ?? 0, query.limit ?? 10)
  }
  return answer
}

/** Modules, blacklist and scopes decide as they do for a list of the same records. */
const mayRead = (module: ModuleTag, context: Context) => !refusalOf({ access: { module }, method: 'GET' }, context)

/** The global search of these groups, also under its older name; only those whose module is owned appear (R-SEARCH-005). */
export const searchCalls = (groups: readonly string[]) => [
  call({ ...definition(groups), path: 'search', operationId: 'search', run: find }),
  call({ ...definition(groups), path: 'user/search', run: find }),
]
