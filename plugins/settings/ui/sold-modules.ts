import { moduleOrder } from '@core/ui'

/** What a company can buy. */
export const soldModules = moduleOrder.filter(tag => tag !== 'ADMIN')
