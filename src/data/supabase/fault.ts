/** Why no usable answer came. */
export class NetworkFault extends Error {
  constructor(
    readonly code: 'cancelled' | 'network' | 'timeout' | 'server' | 'throttled' | 'unreadable',
    message: string,
  ) {
    super(message);
  }

  /** The fault as a server would tell it: the data client keeps the code of an answer only. */
  asAnswer(): Response {
    return Response.json({ code: this.code, message: this.message }, { status: 503 });
  }
}
