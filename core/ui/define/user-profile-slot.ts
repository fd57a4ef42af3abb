import { defineSlot } from './slot.ts'

/** Cards of /account/user_profile: the link to an external calendar service (R-USER-005). */
export const userProfileCards = defineSlot<{ userId: number }>('core.user_profile.cards')
