import { on } from '@core/context/event'
import { register } from '@core/context/port'
import { invalid } from '@core/context/problem'
import { definePlugin } from '@core/plugin/define-plugin'
import { createRecord } from '@core/resource/record'
import { flowTriggered } from '../contract/flow-events'
import { projectStarts } from '../contract/project-starts'
import { notes } from '../resources/notes'

/** A template that the module has and that begins in no dossier. */
export const BROKEN = 99

/** Stands in for the module with projects: here they are notes, and two templates. */
export const testProjects = definePlugin({
  code: 'projects',
  module: 'PROJECT',
  requires: ['crm'],
  entries: [
    register(projectStarts, {
      templates: async () => [
        { id: 7, name: 'Zonnepanelen' },
        { id: BROKEN, name: 'Zonder taken' },
      ],
      async start(context, { flow_id, template_id }) {
        if (template_id === BROKEN) throw invalid('project_template_id', 'core.required')
        const description = `Project van sjabloon ${template_id ?? 'geen'}`
        await createRecord(notes, context, { description, noteable_type: 'flow', noteable_id: flow_id, flow_id })
      },
    }),
  ],
  locales: { nl: {}, en: {}, 'es-AR': {} },
})

/** What rules were asked to look at. */
export const fired: { readonly id: number }[] = []

/** Stands in for the module with rules. */
export const testRules = definePlugin({
  code: 'rules',
  module: 'SALES',
  requires: ['crm'],
  on: [on(flowTriggered, 'run the rules of a trigger', async payload => void fired.push(payload))],
  locales: { nl: {}, en: {}, 'es-AR': {} },
})
