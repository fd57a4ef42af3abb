import { defineSlot } from '@core/ui'

/** Under a website: what came in by it last. */
export const websiteRequests = defineSlot<{ websiteId: number }>('settings.website_requests')
