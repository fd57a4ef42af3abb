import type { Answer } from '@core/ui'

export type ImportableFlow = Answer<'get', '/api/flow/importableflows/{id}'>['importableFlows'][number]

/** A row without a relation is right as soon as there is one for all, as the server has it. */
export const mayBecomeFlow = ({ valid, relation, errors }: ImportableFlow, hasRelation: boolean): boolean =>
  valid || (hasRelation && !relation && Object.keys(errors).every(field => field === 'relation_id.name'))
