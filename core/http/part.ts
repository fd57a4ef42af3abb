import { register } from '@core/context/port'
import { forgetAnswers } from '@core/db/http/idempotent-answers'
import { upkeep } from '@core/events/upkeep'
import { definePart } from '@core/plugin/part'
import { Attempt } from './attempt'
import { IdempotentAnswer } from './idempotent-answer'

/** What requests leave behind: answers to be given again, and tries that count. */
export const requests = definePart({
  entities: [Attempt, IdempotentAnswer],
  entries: [register(upkeep, forgetAnswers)],
})
