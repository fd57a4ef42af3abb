import { register } from '@core/context/port'
import { tidySignIns } from '@core/db/auth/tidy-sign-ins'
import { upkeep } from '@core/events/upkeep'
import { definePart } from '@core/plugin/part'
import { adminLogin } from './api/admin-login'
import { createApiToken, listApiTokens, revokeApiToken } from './api/api-tokens'
import { authenticate } from './api/authenticate'
import { authenticateSecondFactor } from './api/authenticate-second-factor'
import { logout } from './api/logout'
import { mailPassword } from './api/mail-password'
import { refreshSession } from './api/refresh-session'
import { register as registerCompany } from './api/register'
import { resetPassword } from './api/reset-password'
import {
  confirmSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  setUpSecondFactor,
  turnOffSecondFactor,
} from './api/second-factor'
import { endOtherSessions, listSessions } from './api/sessions'
import { stopImpersonating } from './api/stop-impersonating'
import { ApiToken } from './api-token'
import { companyRegistered } from './company-registered'
import { mailPasswordLink } from './jobs/mail-password-link'
import { mailRegistrationTried } from './jobs/mail-registration-tried'
import { PasswordReset } from './password-reset'
import { SESSION_DAYS } from './refresh'
import { RefreshToken } from './refresh-token'
import { SecondFactor } from './second-factor'
import { Session } from './session'

/** Signing in: sessions, second factor, API tokens, lost passwords, working as somebody else. */
export const accounts = definePart({
  entities: [Session, RefreshToken, PasswordReset, SecondFactor, ApiToken],
  publicCalls: [
    authenticate,
    authenticateSecondFactor,
    refreshSession,
    stopImpersonating,
    logout,
    mailPassword,
    resetPassword,
    registerCompany,
  ],
  calls: [
    listSessions,
    endOtherSessions,
    getSecondFactor,
    setUpSecondFactor,
    confirmSecondFactor,
    renewRecoveryCodes,
    turnOffSecondFactor,
    resetSecondFactor,
    listApiTokens,
    createApiToken,
    revokeApiToken,
    adminLogin,
  ],
  events: [companyRegistered],
  jobs: [mailPasswordLink, mailRegistrationTried],
  entries: [register(upkeep, em => tidySignIns(em, SESSION_DAYS))],
})
