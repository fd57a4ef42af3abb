import { requestJson } from '../api/request.ts'
import type { Language } from '../i18n/languages.ts'
import { setLanguage } from '../i18n/texts.ts'

/** Switches the language at once, and keeps the choice with the user where the server allows it. */
export async function chooseLanguage(userId: number, language: Language): Promise<void> {
  await setLanguage(language)
  await requestJson('PATCH', `/api/user/${userId}`, { language }).catch(() => undefined)
}
