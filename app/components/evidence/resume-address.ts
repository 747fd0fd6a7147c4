import { createContext, useContext } from "react";

/** API path of a resume on this page, by resume id. */
export const ResumeAddress = createContext((id: string) => `/api/resumes/${id}`);

export const useResumeAddress = () => useContext(ResumeAddress);
