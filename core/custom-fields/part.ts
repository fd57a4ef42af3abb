import { definePart } from '@core/plugin/part'
import { CustomField } from '@core/resource/custom-field'
import { customFields as resource } from './custom-fields'

/** Fields that companies add to their records. */
export const customFields = definePart({ entities: [CustomField], resources: [resource] })
