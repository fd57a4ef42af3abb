import { holding, not, oneOf, type WhereOf } from '@core/db/where'
import { fold } from '@core/domain/fold'
import { Type as t } from '@sinclair/typebox'
import type { Flow } from '../entities/flow'

/** What the board can be narrowed to: its cards and the figures above them alike. */
export const boardFilter = {
  query: t.Optional(t.String({ maxLength: 255, description: 'Words that must all occur' })),
  user_id: t.Optional(t.Integer({ minimum: 1, description: 'Handler' })),
  tag: t.Optional(t.String({ maxLength: 255, description: 'Label' })),
}

export interface BoardFilter {
  query?: string
  user_id?: number
  tag?: string
}

/** The dossiers on the board: all but completed ones (R-PIPE-001), narrowed. */
export function boardCards({ query, user_id, tag }: BoardFilter): WhereOf<typeof Flow> {
  const words = fold([query]).split(' ').filter(Boolean)
  return {
    status: not('completed'),
    ...(words.length > 0 && { search_text: holding(words) }),
    ...(user_id !== undefined && { user_id }),
    ...(tag !== undefined && { tags: oneOf([tag]) }),
  }
}
