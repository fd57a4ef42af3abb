import type { Participant } from '@plugins/invoice/contract/einvoice'

export type DocumentType = 'invoice' | 'creditnote'

/** What goes over the network. */
export interface Submission {
  readonly receiver: Participant
  readonly ubl: string
  /** A UUID: the same submission with the same key goes out once. */
  readonly key: string
}

/** What became of a submission. */
export interface NetworkEvent {
  /** Its number in the queue of the access point. */
  readonly id: string
  /** Key of the submission; null for what is no news of one. */
  readonly key: string | null
  /** With the access point of the receiver, or never there. */
  readonly outcome: 'delivered' | 'refused' | null
  /** Why it was refused, in words of the network. */
  readonly reason: string | null
}

/** What a key opens: the company as the access point knows it. */
export interface Sender {
  readonly name: string
  readonly test: boolean
}

/** A company that connects others with the Peppol network. Every call may throw {@link AccessPointProblem}. */
export interface AccessPoint {
  sender(): Promise<Sender>
  /** Whether a participant is registered for a kind of document. */
  receives(participant: Participant, type: DocumentType): Promise<boolean>
  /** Hands over a document; answers its number there, null when it was handed over before. */
  submit(submission: Submission): Promise<string | null>
  /** The oldest event that was not taken off the queue; null when there is none. */
  nextEvent(): Promise<NetworkEvent | null>
  /** Takes an event off the queue; nothing happens when it is off already. */
  takeOff(eventId: string): Promise<void>
}

/** Why an access point did not do what it was asked. */
export class AccessPointProblem extends Error {
  constructor(
    /** `key`: not let in; `refused`: it says no, for the reason in the message; `unreachable`: no answer, or none of use. */
    readonly reason: 'key' | 'refused' | 'unreachable',
    message: string,
  ) {
    super(message)
  }
}
