export declare const answer: string;
export declare const answers: string;
export declare const asks: string;
export declare const bar: string;
