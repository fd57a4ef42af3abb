import { defineEvent, on } from '@core/context/event'
import { register } from '@core/context/port'
import { invalid } from '@core/context/problem'
import { trigger } from '@core/context/trigger'
import { definePlugin } from '@core/plugin/define-plugin'
import { createRecord } from '@core/resource/record'
import plugins from '@plugins/index'
import { Type as t } from '@sinclair/typebox'
import { flowTriggered } from '../contract/flow-events'
import { projectStarts } from '../contract/project-starts'
import { notes } from '../resources/notes'

/** A template that the module has and that begins in no dossier. */
export const BROKEN = 99

const projectBegun = defineEvent('project.begun', t.Object({ id: t.Integer() }))
const TEXTS = { trigger_project_begun: 'Project begint' }

/** The plugins without the bridge of projects: {@link testProjects} begins them in its place. */
export const withoutProjects = plugins.map(plugin => (plugin.code === 'project' ? { ...plugin, with: {} } : plugin))

/** Stands in for the module with projects: here they are notes, and two templates. */
export const testProjects = definePlugin({
  code: 'projects',
  module: 'PROJECT',
  requires: ['crm'],
  events: [projectBegun],
  triggers: [trigger(projectBegun, { label: 'projects.trigger_project_begun', about: 'flow' })],
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
  locales: { nl: TEXTS, en: TEXTS, 'es-AR': TEXTS },
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
