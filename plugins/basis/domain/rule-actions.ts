import { invalid } from '@core/context/problem'
import { type Action, action, asks } from '@core/context/trigger'
import { createRecord } from '@core/resource/record'
import { Type as t } from '@sinclair/typebox'
import { EVERYBODY } from '../contract/action-facts'
import { actions } from '../resources/actions'
import { makeFromTemplate } from './make-from-template'

const number = t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const someone = asks(t.Union([number, t.Null()]), 'user')

/** What the rules of a company may have somebody do (R-WF-002, R-WF-014). */
export const ruleActions: readonly Action[] = [
  action({
    name: 'basis.make-task',
    label: 'basis.action_make_task',
    about: 'flow',
    input: t.Object({
      tasktemplate_id: asks(number, { resource: 'task', query: 'is_template=true' }),
      user_id: someone,
    }),
    async run(context, id, { tasktemplate_id, user_id }) {
      const task = await makeFromTemplate(context, tasktemplate_id, { flow_id: id, ...(user_id && { user_id }) })
      if (!task) throw invalid('tasktemplate_id', 'core.unknown_reference')
    },
  }),
  action({
    name: 'basis.make-action',
    label: 'basis.action_make_action',
    about: 'flow',
    input: t.Object({ description: asks(t.String({ minLength: 1, maxLength: 255 }), 'text'), user_id: someone }),
    async run(context, id, { description, user_id }) {
      await createRecord(actions, context, {
        ...{ description, actionable_type: 'flow', actionable_id: id, due_date: new Date() },
        user_id: user_id ?? EVERYBODY,
      })
    },
  }),
]
