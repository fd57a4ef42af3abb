import { requestJson } from '../api/request.ts'
import { toastProblem } from '../feedback/toast.tsx'
import type { Language } from '../i18n/languages.ts'
import { setLanguage } from '../i18n/texts.ts'

/** Switches the language at once and keeps the choice with the user; one that is not kept is told. */
export async function chooseLanguage(userId: number, language: Language): Promise<void> {
  await setLanguage(language)
  await requestJson('PATCH', `/api/user/${userId}`, { language }).catch(toastProblem)
}
