import { type Answer, useCall, type useT } from '@core/ui'

export type Rule = Answer<'get', '/api/company/getcurrenteventtriggerrules'>[number]
export type Parts = Answer<'get', '/api/eventtriggerrule/parts'>
export type Trigger = Parts['triggers'][number]
export type Action = Parts['actions'][number]
export type Figures = Answer<'get', '/api/eventtriggerrule/figures'>[number]
export type Run = Answer<'get', '/api/eventtriggerrule/{id}/runs'>['runs'][number]
export type Condition = Rule['conditions'][number]

/** The texts of this plugin. */
export type Words = ReturnType<typeof useT<'workflow'>>

/** What stands for the handler of the dossier where a rule names somebody (R-WF-003). */
export const HANDLER = 9_999_999

export const useRuleParts = () => useCall('get', '/api/eventtriggerrule/parts')
export const useRules = () => useCall('get', '/api/company/getcurrenteventtriggerrules')
export const useFigures = () => useCall('get', '/api/eventtriggerrule/figures')
