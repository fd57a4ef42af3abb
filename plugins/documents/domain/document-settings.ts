import { moduleSettings, setting } from '@core/tenancy/module-settings'
import { Type as t } from '@sinclair/typebox'
import { DESIGNS } from '../contract/design'

/** Settings of a company for all its documents. */
export const documentSettings = moduleSettings({
  /** The design of documents that chose none of their own. */
  document_design: setting(t.Union(DESIGNS.map(design => t.Literal(design))), 'classic'),
})
