import { createContext, useContext, type Context } from 'react';

/** A context without a default: its hook throws without a provider (requirement D8). */
interface RequiredContext<Value> {
  readonly Context: Context<Value | undefined>;
  readonly use: () => Value;
}

/** Creates a context for `subject`; the error of its hook names `<provider>`. */
export function createRequiredContext<Value>(subject: string, provider: string): RequiredContext<Value> {
  const Context = createContext<Value | undefined>(undefined);
  Context.displayName = provider;
  return {
    Context,
    use() {
      const value = useContext(Context);
      if (value === undefined) {
        throw new Error(`There is no ${subject} here. Wrap the component in <${provider}>.`);
      }
      return value;
    },
  };
}
