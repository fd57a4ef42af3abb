import { AttachedFile } from './attachments/attached-file'
import { attachedFileCalls, attachedFiles, attachments } from './attachments/attached-files'
import { adminLogin } from './auth/api/admin-login'
import { createApiToken, listApiTokens, revokeApiToken } from './auth/api/api-tokens'
import { authenticate } from './auth/api/authenticate'
import { authenticateSecondFactor } from './auth/api/authenticate-second-factor'
import { logout } from './auth/api/logout'
import { mailPassword } from './auth/api/mail-password'
import { refreshSession } from './auth/api/refresh-session'
import { register } from './auth/api/register'
import { resetPassword } from './auth/api/reset-password'
import {
  confirmSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  setUpSecondFactor,
  turnOffSecondFactor,
} from './auth/api/second-factor'
import { endOtherSessions, listSessions } from './auth/api/sessions'
import { stopImpersonating } from './auth/api/stop-impersonating'
import { ApiToken } from './auth/api-token'
import { Attempt } from './auth/attempt'
import { mailPasswordLink } from './auth/jobs/mail-password-link'
import { PasswordReset } from './auth/password-reset'
import { RefreshToken } from './auth/refresh-token'
import { SecondFactor } from './auth/second-factor'
import { Session } from './auth/session'
import { cancelBatch, getBatch } from './batches/api/get-batch'
import { Batch } from './batches/batch'
import { type BatchWork, batchWorks } from './batches/batch-work'
import { runBatch } from './batches/run-batch'
import { CustomField } from './custom-fields/custom-field'
import { customFields } from './custom-fields/custom-fields'
import { DailyRun } from './events/daily-run'
import { DeadLetter, Effect, Outbox } from './events/outbox'
import { companySource, mergeSources, userSource } from './expressions/merge-sources'
import { deleteFiles } from './files/delete-files'
import { sweepFiles } from './files/sweep-files'
import { IdempotentAnswer } from './http/idempotent-answer'
import { forgetImports } from './imports/forget-imports'
import { importCalls } from './imports/import-calls'
import { ImportFile } from './imports/import-file'
import { ImportRow } from './imports/import-row'
import { checkRows, importRows } from './imports/import-rows'
import { undoRows } from './imports/undo-rows'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import { logItemsOfDay } from './log/api/log-items-of-day'
import { LogItem } from './log/log-item'
import migrations from './migrations'
import { listSystemNotifications } from './notifications/api/list-system-notifications'
import { notificationsOnDate } from './notifications/api/notifications-on-date'
import { Notification } from './notifications/notification'
import { notifications } from './notifications/notifications'
import { SystemNotification } from './notifications/system-notification'
import { systemNotifications } from './notifications/system-notifications'
import { NumberSeries } from './numbers/number-series'
import { Picture } from './pictures/picture'
import { pictureCalls } from './pictures/picture-calls'
import { pictureFiles, pictures } from './pictures/pictures'
import { preparePicture } from './pictures/prepare-picture'
import { keysOf } from './pictures/thumbnails'
import { definePlugin } from './plugin/define-plugin'
import { register as entry } from './plugin/port'
import { deleteRecords, destroyRecords } from './resource/bulk-delete'
import { restoreRecords } from './resource/bulk-restore'
import { orderCall } from './resource/order-call'
import { RowCount } from './resource/row-count'
import { search, userSearch } from './search/api/search'
import { branding, brandingBackground, brandingLogo } from './tenancy/api/branding'
import { getCurrentCompany } from './tenancy/api/get-current-company'
import { getCurrentCompanyLogo } from './tenancy/api/get-logo'
import { getModules } from './tenancy/api/get-modules'
import { locateCurrentCompany } from './tenancy/api/locate-current-company'
import { updateCurrentCompany } from './tenancy/api/update-current-company'
import { Company } from './tenancy/company'
import { CompanyModule } from './tenancy/company-module'
import { CompanySettings } from './tenancy/company-settings'
import { DirectoryEntry } from './tenancy/directory-entry'
import { createUser } from './users/api/create-user'
import { deleteUser } from './users/api/delete-user'
import { getCurrentUser } from './users/api/get-current-user'
import { updatePassword } from './users/api/update-password'
import { updateUser } from './users/api/update-user'
import { User } from './users/user'
import { userDeleted } from './users/user-deleted'
import { users } from './users/users'
import { ListView } from './views/list-view'
import { listViews } from './views/list-views'

/** The kernel's own part, declared like any plugin: what works when a company owns nothing. */
export const kernel = definePlugin({
  code: 'core',
  entities: [
    Company,
    CompanyModule,
    DirectoryEntry,
    Session,
    RefreshToken,
    Attempt,
    PasswordReset,
    Outbox,
    Effect,
    DeadLetter,
    DailyRun,
    RowCount,
    IdempotentAnswer,
    CompanySettings,
    User,
    SecondFactor,
    ApiToken,
    NumberSeries,
    LogItem,
    Notification,
    SystemNotification,
    ListView,
    CustomField,
    Batch,
    Picture,
    AttachedFile,
    ImportFile,
    ImportRow,
  ],
  migrations,
  resources: [users, notifications, systemNotifications, listViews, customFields, pictures, attachedFiles],
  publicCalls: [
    authenticate,
    authenticateSecondFactor,
    refreshSession,
    stopImpersonating,
    logout,
    mailPassword,
    resetPassword,
    register,
    branding,
    brandingLogo,
    brandingBackground,
  ],
  calls: all => [
    getCurrentUser,
    createUser,
    ...updateUser,
    ...deleteUser,
    updatePassword,
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
    getCurrentCompany,
    updateCurrentCompany,
    locateCurrentCompany,
    getCurrentCompanyLogo,
    getModules,
    search,
    userSearch,
    getBatch,
    cancelBatch,
    notificationsOnDate,
    listSystemNotifications,
    logItemsOfDay,
    ...pictureCalls(all),
    ...attachedFileCalls(all),
    ...importCalls,
    orderCall(customFields),
    orderCall(users),
  ],
  events: [userDeleted],
  jobs: [
    mailPasswordLink,
    runBatch,
    preparePicture,
    deleteFiles,
    sweepFiles(pictureFiles, keysOf),
    sweepFiles(attachments),
    forgetImports,
  ],
  entries: [
    ...[deleteRecords, destroyRecords, restoreRecords, checkRows, importRows, undoRows].map(work =>
      entry(batchWorks, work as BatchWork),
    ),
    entry(mergeSources, companySource),
    entry(mergeSources, userSource),
  ],
  locales: { nl, en, 'es-AR': esAR },
})
