import { type Answer, call, type Init, refreshCalls, useCall } from '@core/ui'

/** Code of a kind of document: every kind that is deployed has the same page. */
export type Kind = string
/** A document as the API answers it to its customer; every kind has the same shape. */
export type CustomerDocument = Answer<'get', '/api/quotation/{hash}/getbycustomer'>
export type Widget = CustomerDocument['widgets'][number]
export type Block = Widget['blocks'][number]
export type Message = CustomerDocument['messages'][number]

const PAGE = '/api/quotation/{hash}/getbycustomer'

/** Address of a call of a kind; all kinds are called alike. */
export const of = <P extends string>(kind: Kind, path: P) => path.replace('/quotation/', `/${kind}/`) as P

/** Reads the document behind a link. */
export const useDocument = (kind: Kind, hash: string) => useCall('get', of(kind, PAGE), { params: { path: { hash } } })

/** Reads the document again after something changed. */
export const reread = (kind: Kind) => refreshCalls(of(kind, PAGE))

/** What was written before a message. */
export const earlierMessages = (kind: Kind, hash: string, before: number) =>
  call('get', of(kind, '/api/quotation/{hash}/messagesbycustomer'), { params: { path: { hash }, query: { before } } })

/** The customer writes a message; answers the conversation. */
export const writeMessage = (kind: Kind, hash: string, content: string) =>
  call('post', of(kind, '/api/quotation/{hash}/messagebycustomer'), { params: { path: { hash } }, body: { content } })

type Choice = Init<'post', '/api/quotation/{hash}/chooseoptionbycustomer'>['body']

/** The customer chooses additional work, how many of it, or takes the choice back. */
export const chooseOption = (kind: Kind, hash: string, body: Choice) =>
  call('post', of(kind, '/api/quotation/{hash}/chooseoptionbycustomer'), { params: { path: { hash } }, body })

/** The customer asks for a new document in place of one that expired. */
export const askForNew = (kind: Kind, hash: string) =>
  call('post', of(kind, '/api/quotation/{hash}/asknewbycustomer'), { params: { path: { hash } } })

type AnswerBody = Init<'post', '/api/quotation/{hash}/approvebycustomer'>['body']

/** The customer agrees to the version that `version` names. */
export const approve = (kind: Kind, hash: string, body: AnswerBody) =>
  call('post', of(kind, '/api/quotation/{hash}/approvebycustomer'), { params: { path: { hash } }, body })

/** The customer turns it down. */
export const reject = (kind: Kind, hash: string, body: AnswerBody) =>
  call('post', of(kind, '/api/quotation/{hash}/rejectbycustomer'), { params: { path: { hash } }, body })
