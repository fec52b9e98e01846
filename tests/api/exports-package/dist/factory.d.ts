import type * as React from 'react';

export interface FactoryPayload {
  props: object;
  ref: unknown;
  parts?: Record<string, unknown>;
}

export type Factory<Payload extends FactoryPayload> = React.ForwardRefExoticComponent<Payload['props'] & React.RefAttributes<Payload['ref']>> & {
  extend: (props: Partial<Payload['props']>) => Payload;
} & (Payload['parts'] extends Record<string, unknown> ? Payload['parts'] : object);
