import { call } from '@core/context/call'
import { usedValues } from '@core/db/used-values'
import { Type as t } from '@sinclair/typebox'
import { Task } from '../entities/task'

/** Colours that tasks have, those of most first (C-0462, C-0561). */
export const usedTaskColors = ['company/getusedtaskcolors', 'task/getUsedTaskColors'].map(path =>
  call({
    method: 'GET',
    path,
    access: { module: 'BASIS' },
    summary: 'Colours that tasks have',
    response: t.Array(t.String()),
    async run(context) {
      const used = await usedValues(context, Task, 'color', { where: { is_template: false }, piece: '', limit: 50 })
      return used.map(({ value }) => value)
    },
  }),
)
