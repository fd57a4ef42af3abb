import { resource } from '@core/resource/resource'
import { FlowData } from '../entities/flow-data'

/** Holders of the forms of a dossier. */
export const flowData = resource({ entity: FlowData, module: 'CRM', called: { by: 'id' } })
