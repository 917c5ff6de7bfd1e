import { useCallback, useMemo, useRef, useState } from 'react';
import type { FieldCheck } from './FormContext.ts';

type Errors = Readonly<Record<string, string>>;

interface State {
  /** The owner's errors that the rest of this state is about. */
  told: Errors;
  /** Whether the form was sent since they came, so that the same words again are a new answer. */
  isAnswerDue: boolean;
  /** Names of fields changed since. */
  mended: ReadonlySet<string>;
  /** What the fields' own checks found. */
  found: Errors;
  failures: number;
}

const noNames: ReadonlySet<string> = new Set();

/** The errors of a form: what the owner told of and what the fields' checks found, less what has been mended since. */
export function useFormErrors(told: Errors, isPending: boolean) {
  const fields = useRef(new Map<string, FieldCheck>());
  const [state, setState] = useState<State>(() => ({
    told,
    isAnswerDue: false,
    mended: noNames,
    found: {},
    failures: isEmpty(told) ? 0 : 1,
  }));

  const isAnswer = state.isAnswerDue && !isPending;
  if (told !== state.told && (isAnswer || !hasSameWords(told, state.told))) {
    const failures = state.failures + (isEmpty(told) ? 0 : 1);
    setState({ told, isAnswerDue: false, mended: noNames, found: {}, failures });
  }

  const addField = useCallback((name: string, check: FieldCheck) => {
    fields.current.set(name, check);
    return () => {
      if (fields.current.get(name) === check) fields.current.delete(name);
    };
  }, []);

  const mend = useCallback((name: string) => {
    setState((before) => {
      if (!(name in before.found) && (!(name in before.told) || before.mended.has(name))) return before;
      const { [name]: _mended, ...found } = before.found;
      return { ...before, found, mended: new Set([...before.mended, name]) };
    });
  }, []);

  /** Runs the fields' checks. @returns whether the form may be sent */
  function check(values: FormData): boolean {
    const problems = [...fields.current].flatMap(([name, ask]) => {
      const sentence = ask(values);
      return sentence === undefined ? [] : [[name, sentence] as const];
    });
    const found = Object.fromEntries(problems);
    const isFine = problems.length === 0;
    setState((before) => ({
      ...before,
      found,
      isAnswerDue: isFine,
      failures: before.failures + (isFine ? 0 : 1),
    }));
    return isFine;
  }

  const errors = useMemo(() => {
    const open = Object.entries(state.told).filter(([name]) => !state.mended.has(name));
    return { ...Object.fromEntries(open), ...state.found };
  }, [state]);
  return { errors, failures: state.failures, addField, mend, check };
}

function isEmpty(errors: Errors): boolean {
  return Object.keys(errors).length === 0;
}

function hasSameWords(one: Errors, other: Errors): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
