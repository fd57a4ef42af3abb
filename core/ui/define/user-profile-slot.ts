import { defineSlot } from './slot.ts'

/**
 * Tabs of /account/user_profile: the link to an external calendar service (R-USER-005). Staff of the company see them, of
 * themselves: not partners, and nobody who works as somebody else.
 */
export const userProfileTabs = defineSlot<{ userId: number }>('core.user_profile.tabs')

/** Fields of the form in which administrators change a colleague; they look and save nothing with it (R-ROLE-007). */
export const userParts = defineSlot<{ userId: number }>('core.user.parts')
