import type { PluginDefinition } from '@core/plugin/define-plugin'
import admin from './admin/plugin'
import aftercare from './aftercare/plugin'
import bank from './bank/plugin'
import basis from './basis/plugin'
import confirmation from './confirmation/plugin'
import crm from './crm/plugin'
import document from './document/plugin'
import documents from './documents/plugin'
import intake from './intake/plugin'
import integrations from './integrations/plugin'
import invoice from './invoice/plugin'
import partner from './partner/plugin'
import partnermanagement from './partnermanagement/plugin'
import payments from './payments/plugin'
import peppol from './peppol/plugin'
import portal from './portal/plugin'
import project from './project/plugin'
import projectmanagement from './projectmanagement/plugin'
import quotation from './quotation/plugin'
import sales from './sales/plugin'
import settings from './settings/plugin'
import surveys from './surveys/plugin'
import workflow from './workflow/plugin'

/** Every plugin of this deployment, in order of start: what a plugin requires stands before it. */
export default [
  settings,
  crm,
  sales,
  basis,
  documents,
  surveys,
  intake,
  quotation,
  confirmation,
  invoice,
  payments,
  bank,
  peppol,
  project,
  document,
  aftercare,
  integrations,
  workflow,
  portal,
  partnermanagement,
  projectmanagement,
  partner,
  admin,
] as PluginDefinition[]
