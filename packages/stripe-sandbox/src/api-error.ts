type ApiErrorType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';

interface ApiErrorDetails {
  readonly code?: string;
  readonly param?: string;
  readonly declineCode?: string;
  /** What was done before the refusal stays done: a failed payment leaves its trace. */
  readonly keepsEffects?: boolean;
}

/** An answer that Stripe would give instead of a result, in Stripe's own words. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: ApiErrorType;
  readonly details: ApiErrorDetails;

  constructor(status: number, type: ApiErrorType, message: string, details: ApiErrorDetails = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  body(requestId: string): object {
    const { code, param, declineCode } = this.details;
    return {
      error: {
        ...(code ? { code, doc_url: `https://docs.stripe.com/error-codes#${code}` } : {}),
        ...(declineCode ? { decline_code: declineCode } : {}),
        message: this.message,
        ...(param ? { param } : {}),
        request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
        type: this.type,
      },
    };
  }
}

export function invalidRequest(message: string, param?: string, code?: string): ApiError {
  return new ApiError(400, 'invalid_request_error', message, {
    ...(param ? { param } : {}),
    ...(code ? { code } : {}),
  });
}

/** @param param where the id stood; ids in the path answer 404, ids in the body 400. */
export function noSuch(noun: string, id: string, param = 'id'): ApiError {
  const status = param === 'id' ? 404 : 400;
  return new ApiError(status, 'invalid_request_error', `No such ${noun}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
}

export function cardDeclined(options: { keepsEffects?: boolean } = {}): ApiError {
  return new ApiError(402, 'card_error', 'Your card was declined.', {
    code: 'card_declined',
    declineCode: 'generic_decline',
    ...options,
  });
}
